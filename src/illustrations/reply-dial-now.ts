/** Moves the mark of the current time to its place on the reply dial. */
const mark = document.querySelector<SVGGElement>("[data-now]");
const label = mark?.querySelector("text");

if (mark && label) {
  const { now: timeZone, center } = mark.dataset;
  const clock = new Intl.DateTimeFormat("en", {
    ...(timeZone && { timeZone }),
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  });
  const [hours = 0, minutes = 0] = clock.format().split(":").map(Number);
  // Noon is at the top, and the dial has 24 hours.
  const angle = (hours + minutes / 60 - 12) * 15;
  mark.setAttribute("transform", `rotate(${angle} ${center})`);
  label.setAttribute("transform", `rotate(${-angle} ${label.getAttribute("x")} ${label.getAttribute("y")})`);
}
