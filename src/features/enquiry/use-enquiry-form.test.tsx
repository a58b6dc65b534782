// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useEnquiryForm } from "./use-enquiry-form";

it("runs the rules once before the first press, and shows nothing of it", async () => {
  const check = vi.fn(() => ({ errors: { message: "Too short" } }));
  render(<MessageForm check={check} />);
  await vi.waitFor(() => expect(check).toHaveBeenCalledExactlyOnceWith({}));
  expect(screen.queryByText("Too short")).toBeNull();
});

function MessageForm({ check }: { check: () => { errors: { message: string } } }) {
  const { formProps, field } = useEnquiryForm<{ message: string }>({
    fields: ["message"],
    check,
    send: async () => undefined,
    labels: { message: "Message" },
    id: (name) => name,
  });
  const { error, label, ...input } = field("message");
  return (
    <form {...formProps}>
      <textarea {...input} aria-label={label} />
      {error}
    </form>
  );
}
