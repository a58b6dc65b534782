import { ToastRegion } from "./Toast";

const onDismiss = () => {};

export const examples = {
  success: (
    <ToastRegion
      toast={{
        variant: "success",
        title: "Message sent successfully!",
        body: "We'll get back to you within 24 hours.",
      }}
      dismiss="Dismiss"
      onDismiss={onDismiss}
    />
  ),
  destructive: (
    <ToastRegion
      toast={{
        variant: "destructive",
        title: "Error sending message",
        body: "Please try again or contact us directly.",
      }}
      dismiss="Dismiss"
      onDismiss={onDismiss}
    />
  ),
};
