import type { ReactNode } from "react";

/** The examples of a component, by the name of its state. */
type Examples = Record<string, ReactNode>;

const modules = import.meta.glob<Examples>("../**/*.examples.tsx", { eager: true, import: "examples" });

/** All examples, by the name of their file, in the order of their paths. */
export const examples: [part: string, states: Examples][] = Object.entries(modules).map(([path, states]) => [
  path.replace(/^.*\/|\.examples\.tsx$/g, ""),
  states,
]);
