import { CrashNotice } from "./IslandBoundary";

export const examples = {
  "after a crash": (
    <CrashNotice
      headline="Unexpected Application Error!"
      write="Write to us:"
      home="Go to the home page"
      kept="What you typed, to copy:"
      email="name@example.com"
    />
  ),
};
