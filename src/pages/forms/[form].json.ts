import type { APIRoute, GetStaticPaths } from "astro";
import type { EnquiryFormProps } from "../../features/enquiry/EnquiryForm";
import { formContent } from "../../features/enquiry/form-content";
import { isDeliveryMode } from "../../lib/delivery-mode";

// In log mode the contact form is plain HTML.
const LIVE: EnquiryFormProps["form"][] = isDeliveryMode() ? ["home", "contact"] : ["home"];

export const getStaticPaths: GetStaticPaths = () =>
  LIVE.map((form) => ({ params: { form }, props: { form } }));

/** What a live form shows; fetched with its code, so that no page carries it. */
export const GET: APIRoute<{ form: EnquiryFormProps["form"] }> = async ({ props }) =>
  Response.json(await formContent(props.form));
