import type { ReactNode } from "react";

/** The examples of one part: a state's name, and the part in that state. */
type Examples = Record<string, ReactNode>;

const modules = import.meta.glob<Examples>("../**/*.examples.tsx", { eager: true, import: "examples" });

/** All examples, by the name of the file that holds them, in the order of their paths. */
export const examples: [part: string, states: Examples][] = Object.entries(modules).map(([path, states]) => [
  path.replace(/^.*\/|\.examples\.tsx$/g, ""),
  states,
]);
