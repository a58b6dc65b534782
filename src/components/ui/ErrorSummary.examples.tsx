import { ErrorSummary } from "./ErrorSummary";

export const examples = {
  "several errors": (
    <ErrorSummary
      title="Please check these fields"
      fields={[
        { id: "example-name", label: "Name" },
        { id: "example-email", label: "Email" },
      ]}
    />
  ),
};
