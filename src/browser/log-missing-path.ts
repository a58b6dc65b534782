// Specification, chapter 2: the requested path is logged to the console.
console.error("Page not found:", location.pathname);
