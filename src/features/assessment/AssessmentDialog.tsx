import { useEffect, useRef, useState } from "react";
import { CloseButton } from "../../components/ui/CloseButton";
import { CrashNotice } from "../../components/ui/CrashNotice";
import type { CrashNoticeCopy } from "../../components/ui/CrashNotice.schema";
import { ErrorBoundary } from "../../components/ui/ErrorBoundary";
import { Assessment } from "./Assessment";
import styles from "./AssessmentDialog.module.css";
import type { AssessmentCopy } from "./copy-schema";
import { FRAGMENT, fromFragment, startState, toFragment } from "./fragment";
import type { SliderClaims } from "./inputs";
import { PrintHeader } from "./PrintHeader";

export interface AssessmentDialogProps {
  copy: AssessmentCopy;
  claims: SliderClaims;
  crash: CrashNoticeCopy;
  /** The address to write to if the assessment crashes. */
  email: string;
  /** The button that opens the dialog; it gets focus when the dialog closes. */
  opener: HTMLElement;
}

/** Browsers limit changes of the address to about a hundred in 30 seconds. */
const ADDRESS_DELAY_MS = 400;

/**
 * The assessment in a modal <dialog>, open from the start, because its code is loaded when the
 * visitor asks for it. The inputs are kept until the visitor leaves the page; while the dialog is
 * open, the address holds them, too.
 */
export function AssessmentDialog({ copy, claims, crash, email, opener }: AssessmentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState(() => fromFragment(location.hash, claims) ?? startState(claims));

  useEffect(() => {
    function open() {
      if (!dialog.current?.open) dialog.current?.showModal();
      setOpen(true);
    }
    function openByLink() {
      const linked = fromFragment(location.hash, claims);
      if (!linked) return;
      setState(linked);
      open();
    }
    open();
    opener.addEventListener("click", open);
    addEventListener("hashchange", openByLink);
    return () => {
      opener.removeEventListener("click", open);
      removeEventListener("hashchange", openByLink);
    };
  }, [claims, opener]);

  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setAddress(toFragment(state)), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen, state]);

  function onClose() {
    setOpen(false);
    if (location.hash.startsWith(FRAGMENT)) setAddress(location.pathname + location.search);
    // The browser doesn't restore focus if a link opened the dialog.
    opener.focus();
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="assessment-title" onClose={onClose}>
      <form method="dialog" className={styles.top}>
        <CloseButton type="submit" className={styles.close} aria-label={copy.close} />
      </form>
      <PrintHeader copy={copy.print} state={state} />
      <header className={styles.head}>
        <h2 id="assessment-title">{copy.title}</h2>
        <p>{copy.intro}</p>
      </header>
      <ErrorBoundary fallback={<CrashNotice copy={crash} email={email} />}>
        <Assessment {...{ copy, claims, state }} onChange={setState} />
      </ErrorBoundary>
    </dialog>
  );
}

const setAddress = (address: string) => history.replaceState(history.state, "", address);
