import { expect, it } from "vitest";
import { judge } from "./verdict.ts";

it.each([
  [31, 44, 44, "moreThanLuck"],
  [31, 43, 44, "couldBeLuck"],
  [31, 31, 44, "couldBeLuck"],
  [31, 30, 44, "fell"],
])(
  "%s, and in as many months after a change %s: it is more than luck from %s on, so the verdict is %s",
  (before, after, critical, verdict) => {
    expect(judge({ before, after, months: 6 })).toEqual({ critical, verdict });
  },
);
