import { Webhook } from "standardwebhooks";
import type { MailTexts } from "../../src/features/enquiry/copy-schema.ts";
import type { WebhookSettings } from "../settings.ts";
import { type Delivery, DeliveryError, type Enquiry, enquiryText } from "./delivery.ts";

/**
 * Creates a delivery to a CRM, an automation tool, or a channel of Slack or Teams. An enquiry is
 * accepted once the receiver has answered 2xx. Redirects are not followed, because they could take
 * the enquiry to an address that nobody configured. With a secret, the request is signed according
 * to Standard Webhooks (standardwebhooks.com), over the id, the time and the body.
 */
export function webhookDelivery(settings: WebhookSettings, texts: MailTexts): Delivery {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_FORMAT: format } = settings;
  const webhook = secret && new Webhook(secret, secret.startsWith("whsec_") ? {} : { format: "raw" });
  return {
    name: "webhook",
    deliver: async (enquiry, signal) => {
      const body = JSON.stringify(BODIES[format](enquiry, texts));
      const now = new Date();
      const headers = {
        "Content-Type": "application/json",
        // Like webhook-id, the same for each attempt.
        "Idempotency-Key": enquiry.id,
        ...(webhook && {
          "webhook-id": enquiry.id,
          "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
          "webhook-signature": webhook.sign(enquiry.id, now, body),
        }),
      };
      const response = await request(url, { method: "POST", body, signal, headers });
      if (!response.ok) {
        throw new DeliveryError(`HTTP ${response.status}`, response.status === 504);
      }
    },
    // Any status means that the receiver can be reached; HEAD has no side effects.
    check: async (signal) => void (await request(url, { method: "HEAD", signal })),
    close: () => {},
  };
}

/** The body of each format. Visitors' text must not become markup in any of them. */
const BODIES: Readonly<
  Record<WebhookSettings["WEBHOOK_FORMAT"], (enquiry: Enquiry, texts: MailTexts) => object>
> = {
  json: (enquiry) => enquiry,
  slack: (enquiry, texts) => ({
    text: channelText(enquiry, texts).replace(/[&<>]/g, (character) => SLACK_ESCAPES[character] ?? ""),
    mrkdwn: false,
  }),
  teams: (enquiry, texts) => ({
    type: "message",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        content: {
          type: "AdaptiveCard",
          version: "1.4",
          // A TextRun shows text as it is; a TextBlock would read Markdown.
          body: channelText(enquiry, texts)
            .split("\n")
            .map((text) => ({ type: "RichTextBlock", inlines: [{ type: "TextRun", text }] })),
        },
      },
    ],
  }),
};
const SLACK_ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function channelText(enquiry: Enquiry, texts: MailTexts): string {
  const mark = enquiry.possibleSpam ? `${texts.possibleSpam} ` : "";
  const times = enquiry.times ? `\n\n${texts.times}: ${enquiry.times.join(", ")}` : "";
  return `${mark}${texts.subjectWithoutName} [${enquiry.reference}]\n\n${enquiryText(enquiry, texts)}${times}`;
}

async function request(url: URL, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, redirect: "manual" });
    await response.body?.cancel();
    return response;
  } catch (error) {
    const { name, cause } = error as Error;
    const code = (cause as { code?: unknown } | undefined)?.code;
    throw new DeliveryError(String(code ?? name), name === "TimeoutError" || name === "AbortError");
  }
}
