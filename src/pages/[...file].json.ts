import type { APIRoute, GetStaticPaths } from "astro";
import { assessmentFile, homeCalculatorFile } from "../features/assessment/data-files";
import { formFile } from "../features/enquiry/form-content";
import type { DataFile } from "../lib/data-file";
import { isDeliveryMode } from "../lib/delivery-mode";

/** The data files that pages fetch. */
export const getStaticPaths: GetStaticPaths = async () => {
  const files = [await assessmentFile(), await homeCalculatorFile(), await formFile("home")];
  // In log mode the contact form is static and needs no data.
  if (isDeliveryMode()) files.push(await formFile("contact"));
  return files.map((file) => ({ params: { file: file.path.slice(1, -".json".length) }, props: { ...file } }));
};

export const GET: APIRoute<DataFile> = ({ props }) =>
  new Response(props.json, { headers: { "Content-Type": "application/json" } });
