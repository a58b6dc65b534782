import { expect, it } from "vitest";
import { describeSchema } from "../../editor/json-schema";
import { ENQUIRY } from "./copy.fixture";
import { enquirySchema } from "./copy-schema";

it("a text without its placeholders is a mistake, which the editor sees in the pattern of its field", () => {
  const { messages } = describeSchema(enquirySchema).properties ?? {};
  const { pattern, patternErrorMessage } = messages?.properties?.["wrongType"] ?? {};
  expect(pattern).toBeDefined();
  expect(patternErrorMessage).toBe("must contain {expected}, {received}");
  const result = enquirySchema.safeParse({
    ...ENQUIRY,
    messages: { ...ENQUIRY.messages, wrongType: "Expected {expected}" },
  });
  expect(result.error?.issues).toMatchObject([
    { path: ["messages", "wrongType"], message: "must contain {expected}, {received}" },
  ]);
});
