import { getServices, getSingle } from "../../lib/content/entries";
import { isDeliveryMode } from "../../lib/delivery-mode";
import { contactActions, homeTopics } from "../../lib/topics";
import type { EnquiryRootProps } from "./EnquiryRoot";
import { officeHours } from "./office/build-office-hours";
import { ENQUIRIES_PATH, type FormName } from "./schema";

/** The props of a form, from the content. Call at build time only. */
export async function formContent(form: FormName): Promise<EnquiryRootProps> {
  const { email, openingHours } = await getSingle("site");
  const { delivery } = await getSingle("enquiry");
  return {
    form,
    ...(await (form === "home" ? homeForm() : contactForm())),
    office: officeHours(openingHours),
    crash: (await getSingle("error")).crash,
    email,
    delivery: isDeliveryMode() ? { action: ENQUIRIES_PATH, copy: delivery } : undefined,
  };
}

async function homeForm() {
  const { cta } = await getSingle("home");
  const services = (await getServices()).map(({ id, data }) => ({ id, title: data.title }));
  return { ...cta.form, topics: homeTopics(cta.topics, services) };
}

async function contactForm() {
  const { form, quickActions, topics } = await getSingle("contact");
  return { ...form, topics: contactActions(await getSingle("site"), { quickActions, topics }).topics };
}
