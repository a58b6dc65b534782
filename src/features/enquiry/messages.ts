import type { ToastMessage } from "../../components/ui/Toast";

/** The toasts of specification, chapter 8. */
export const SENT: ToastMessage = {
  title: "Message sent successfully!",
  body: "We'll get back to you within 24 hours.",
  variant: "success",
};
export const NOT_SENT: ToastMessage = {
  title: "Error sending message",
  body: "Please try again or contact us directly.",
  variant: "destructive",
};
