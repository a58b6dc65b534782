import { Webhook } from "standardwebhooks";
import type { MailCopy } from "../../src/features/enquiry/enquiry.schema.ts";
import type { WebhookSettings } from "../settings.ts";
import { type Enquiry, textWithTopic } from "./check-entry.ts";
import { type Delivery, DeliveryError } from "./delivery.ts";

/**
 * Creates a delivery to a CRM, an automation tool, or a channel of Slack or Teams. An enquiry is
 * accepted once the receiver has answered 2xx. Redirects are not followed, because they could take
 * the enquiry to an address that nobody configured. With a secret, the request is signed according
 * to Standard Webhooks (standardwebhooks.com), over the id, the time and the body.
 */
export function webhookDelivery(settings: WebhookSettings, copy: MailCopy): Delivery {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_FORMAT: name } = settings;
  const webhook = secret && new Webhook(secret, secret.startsWith("whsec_") ? {} : { format: "raw" });
  const format = FORMATS[name];

  return {
    name: "webhook",
    deliver: async (enquiry, signal) => {
      const body = JSON.stringify(format(enquiry, copy));
      // A workflow answers 2xx before it posts, and a channel takes no message of more than 28 KB.
      if (name === "teams" && new TextEncoder().encode(body).length > 28_000) {
        throw new DeliveryError("too long for teams", { marksDown: false });
      }
      const now = new Date();
      const headers = {
        "Content-Type": "application/json",
        // Cloudflare's runtime adds none, and firewalls refuse requests without one.
        "User-Agent": "website-enquiries",
        // Like webhook-id, the same for each attempt.
        "Idempotency-Key": enquiry.id,
        ...(webhook && {
          "webhook-id": enquiry.id,
          "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
          "webhook-signature": webhook.sign(enquiry.id, now, body),
        }),
      };
      const { status } = await request(url, { method: "POST", body, signal, headers });
      if (status < 200 || status > 299) {
        throw new DeliveryError(`HTTP ${status}`, { canRetry: status === 429 || status === 503 });
      }
      return true;
    },
    // Any status means that the receiver can be reached; HEAD has no side effects.
    check: async (signal) => void (await request(url, { method: "HEAD", signal })),
  };
}

/** What is sent. Visitors' text must not become markup in it. */
type Format = (enquiry: Enquiry, copy: MailCopy) => object;

const FORMATS: Readonly<Record<WebhookSettings["WEBHOOK_FORMAT"], Format>> = {
  json: (enquiry) => enquiry,
  slack: (enquiry, copy) => ({
    text: channelText(enquiry, copy).replace(/[&<>]/g, (character) => SLACK_ESCAPES[character] ?? ""),
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
  }),
  teams: (enquiry, copy) => ({
    type: "message",
    // What a notification shows.
    summary: channelTitle(enquiry, copy),
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        content: {
          type: "AdaptiveCard",
          version: "1.4",
          // A TextRun shows text as it is; a TextBlock would read Markdown.
          body: [{ type: "RichTextBlock", inlines: [{ type: "TextRun", text: channelText(enquiry, copy) }] }],
        },
      },
    ],
  }),
};
const SLACK_ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const channelTitle = ({ possibleSpam, reference }: Enquiry, copy: MailCopy): string =>
  `${possibleSpam ? `${copy.possibleSpam} ` : ""}${copy.subjectWithoutName} [${reference}]`;

const channelText = (enquiry: Enquiry, copy: MailCopy): string =>
  `${channelTitle(enquiry, copy)}\n\n${textWithTopic(enquiry, copy)}`;

/** What Node.js says about a failed connection. */
type Cause = { code?: string; syscall?: string };

/** @returns the response, without its body, which may be endless */
async function request(url: URL, init: RequestInit): Promise<Response> {
  try {
    // A kept connection may be closed just when it is used again.
    const headers = { ...init.headers, Connection: "close" };
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    // The status is enough: an error while the body is canceled doesn't matter.
    response.body?.cancel().catch(() => {});
    return response;
  } catch (error) {
    // The code is in the cause; the message may quote the enquiry.
    const { name, cause } = error as Error & { cause?: Cause & { errors?: Cause[] } };
    // If a host name has several addresses, the cause has an error for each.
    const { syscall = "" } = cause?.errors?.[0] ?? cause ?? {};
    const hasNoConnection = ["connect", "getaddrinfo"].includes(syscall);
    throw new DeliveryError(cause?.code ?? name, { canRetry: hasNoConnection, marksDown: !hasNoConnection });
  }
}
