import { ErrorSummary } from "./ErrorSummary";

export const examples = {
  "several errors": (
    <ErrorSummary
      title="Please check these fields"
      errors={[
        { fieldId: "example-name", message: "Name must be at least 2 characters" },
        { fieldId: "example-email", message: "Please enter a valid email address" },
      ]}
    />
  ),
};
