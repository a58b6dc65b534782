import { Button } from "./Button";

export const examples = {
  primary: <Button>Send message</Button>,
  secondary: <Button variant="secondary">Learn More</Button>,
  "primary link": <Button href="/">Back to the home page</Button>,
  disabled: <Button disabled>Sending…</Button>,
  "with nowhere to lead": (
    <div>
      <Button variant="secondary" aria-describedby="button-note">
        View Our Success Stories
      </Button>
      <p id="button-note">not available yet</p>
    </div>
  ),
  "long words": (
    <Button>Softwareentwicklungsdienstleistungsvertragsverhandlungen mit Partnern vereinbaren</Button>
  ),
};
