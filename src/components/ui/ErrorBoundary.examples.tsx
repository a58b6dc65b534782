import { ErrorBoundary } from "./ErrorBoundary";

export const examples = {
  "around a part that works": (
    <ErrorBoundary fallback={<p>It crashed.</p>}>
      <p>It works.</p>
    </ErrorBoundary>
  ),
};
