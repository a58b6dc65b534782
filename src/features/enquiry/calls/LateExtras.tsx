import { lazy, Suspense, useEffect, useState } from "react";
import { ErrorBoundary } from "../../../components/ui/ErrorBoundary";

const SiteExtras = lazy(async () => ({ default: (await import("./SiteExtras")).SiteExtras }));

/**
 * The extras of a form that is an island: asked for once the form is live, so
 * that the form never waits for them, and left out where they can't be had.
 */
export function LateExtras() {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    isLive && (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <SiteExtras />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
