import { ErrorSummary } from "./ErrorSummary";

export const examples = {
  "two errors, of which one is corrected": (
    <ErrorSummary
      title="2 fields need another look"
      errors={[
        { id: "one", text: "Name: Name must be at least 2 characters", isCorrected: true },
        { id: "two", text: "Email: Please enter a valid email address", isCorrected: false },
      ]}
    />
  ),
};
