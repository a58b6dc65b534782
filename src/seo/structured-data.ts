import type { Site } from "../schemas/site.ts";

/** The properties of a page that its structured data describes. */
export interface DescribedPage {
  kind: "WebPage" | "AboutPage" | "ContactPage";
  /** The canonical address. */
  url: string;
  title: string;
  description: string;
  /** The address of the social picture. */
  picture: string;
}

/**
 * Describes a page in structured data: the company, the site and the page; the about page's people and the contact
 * page's office, too.
 * @returns JSON-LD for a script element; no text in it can end that element
 */
export function structuredData(page: DescribedPage, site: Site): string {
  const home = `${site.url}/`;
  const { street, postalCode, city, country } = site.address;
  const company = { "@id": `${home}#company` };
  const things: Record<string, unknown>[] = [
    {
      "@type": "Organization",
      ...company,
      name: site.brand,
      legalName: site.legalName,
      slogan: site.tagline,
      url: home,
      logo: `${home}icon-512.png`,
      email: site.email,
      vatID: site.vatNumber ?? undefined,
    },
    {
      "@type": "WebSite",
      "@id": `${home}#site`,
      name: site.brand,
      url: home,
      inLanguage: "en",
      publisher: company,
    },
    {
      "@type": page.kind,
      "@id": page.url,
      name: page.title,
      description: page.description,
      url: page.url,
      isPartOf: { "@id": `${home}#site` },
      about: company,
    },
  ];
  // Only the about page shows all people.
  if (page.kind === "AboutPage") {
    for (const { name, role } of site.people) {
      things.push({ "@type": "Person", name, jobTitle: role, worksFor: company });
    }
  }
  // Only the contact page shows the details of the office.
  if (page.kind === "ContactPage") {
    things.push({
      "@type": "ProfessionalService",
      "@id": `${home}#office`,
      parentOrganization: company,
      name: site.brand,
      url: home,
      image: page.picture,
      telephone: site.phone,
      address: {
        "@type": "PostalAddress",
        streetAddress: street ?? undefined,
        postalCode: postalCode ?? undefined,
        addressLocality: city,
        addressCountry: country,
      },
    });
  }
  const graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
