/** Written by calls-module.ts. */
declare module "virtual:calls-words" {
  export const words: import("../../../lib/calls-schema").CallsWords;
  export const office: import("./office-hours").OfficeHours;
}
