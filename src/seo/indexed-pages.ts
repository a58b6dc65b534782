import { getCollection } from "astro:content";
import { getSingle } from "../lib/content/entries";

/** A page for search engines and programs. */
interface IndexedPage {
  /** The name of its file, without the extension. */
  name: string;
  title: string;
  description: string;
}

/** Returns the pages with a social picture and a Markdown version. */
export async function getIndexedPages(): Promise<IndexedPage[]> {
  return [
    { name: "index", ...(await getSingle("home")) },
    { name: "services", ...(await getSingle("servicesPage")) },
    { name: "about", ...(await getSingle("about")) },
    { name: "contact", ...(await getSingle("contact")) },
    ...(await getCollection("legal")).map(({ id, data }) => ({ name: id, ...data })),
  ];
}
