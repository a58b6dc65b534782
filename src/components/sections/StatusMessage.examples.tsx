import { LostLine } from "../../illustrations/LostLine";
import { StatusMessage } from "./StatusMessage";

export const examples = {
  "with everything": (
    <StatusMessage
      picture={<LostLine />}
      headline="This line leads nowhere"
      text="Write to us"
      email="name@example.com"
      home="Back to the home page"
      links={[
        { label: "About us", href: "/about" },
        { label: "Our services", href: "/services" },
      ]}
    />
  ),
};
