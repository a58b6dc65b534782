import type { APIRoute, GetStaticPaths } from "astro";
import { type FormFile, formFile } from "../features/enquiry/form-content";
import { isDeliveryMode } from "../lib/delivery-mode";

/** What a live form shows; fetched with its code, so that no page carries it. */
export const getStaticPaths: GetStaticPaths = async () => {
  // In log mode the contact form is plain HTML.
  const files = [await formFile("home"), ...(isDeliveryMode() ? [await formFile("contact")] : [])];
  return files.map((file) => ({ params: { file: file.path.slice(1, -".json".length) }, props: { ...file } }));
};

export const GET: APIRoute<FormFile> = ({ props }) =>
  new Response(props.json, { headers: { "Content-Type": "application/json" } });
