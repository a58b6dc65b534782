/** How the forms and the endpoint talk to each other. */

/** The path of the endpoint for enquiries. */
export const ENQUIRIES_PATH = "/api/enquiries";

/**
 * The honeypot: an invisible field that bots fill in. Browsers don't autofill a field of this name.
 */
export const HONEYPOT_FIELD = "contact_preference_2";

/** What an address has that belongs to a campaign; sent along if the page's address has it. */
export const CAMPAIGN_FIELDS = ["utm_source", "utm_medium", "utm_campaign"] as const;
