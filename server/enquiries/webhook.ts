import { Webhook } from "standardwebhooks";
import type { MailTexts } from "../../src/shared/enquiry-texts.ts";
import type { WebhookSettings } from "../settings.ts";
import { type Delivery, DeliveryError, type Enquiry } from "./delivery.ts";
import { textOf } from "./mail.ts";

/** Sends a request, without following redirects. @returns the status of the answer */
export type SendRequest = (url: URL, options: RequestOptions) => Promise<number>;
interface RequestOptions {
  method: "POST" | "HEAD";
  headers?: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/** Sends a request with fetch, for hosts without Node's client. */
export const sendFetch: SendRequest = async (url, options) => {
  const response = await fetch(url, { ...options, redirect: "manual" });
  await response.body?.cancel();
  return response.status;
};

/**
 * Creates a delivery to a CRM, an automation tool, or a channel of Slack or Teams. An enquiry is
 * accepted once the receiver has answered 2xx. Redirects are not followed, because they could take
 * the enquiry to an address that nobody configured. With a secret, the request is signed according
 * to Standard Webhooks (standardwebhooks.com), over the id, the time and the body.
 */
export function webhookDelivery(settings: WebhookSettings, texts: MailTexts, send: SendRequest): Delivery {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_FORMAT: format } = settings;
  const webhook = secret && new Webhook(secret, secret.startsWith("whsec_") ? {} : { format: "raw" });
  const request = (options: RequestOptions) => send(url, options).catch(throwDeliveryError);
  return {
    name: "webhook",
    destination: `${url.hostname}:${url.port || (url.protocol === "https:" ? 443 : 80)}`,
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
      const status = await request({ method: "POST", body, signal, headers });
      if (status < 200 || status > 299) {
        throw new DeliveryError(`HTTP ${status}`, { isTimeout: status === 504, isRefusal: true });
      }
    },
    // Any status means that the receiver can be reached; HEAD has no side effects.
    check: async (signal) => void (await request({ method: "HEAD", signal })),
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
  return `${mark}${texts.subjectWithoutName} [${enquiry.reference}]\n\n${textOf(enquiry, texts)}`;
}

/** Keeps the code of an error, which Node's client has itself and fetch in its cause. */
function throwDeliveryError(error: Error & { code?: unknown; cause?: { code?: unknown } }): never {
  const code = [error.code, error.cause?.code].find((value) => typeof value === "string");
  const isTimeout = /^(Timeout|Abort)Error$/.test(error.name);
  throw new DeliveryError(String(code ?? error.name), { isTimeout });
}
