/** A mail server without faults in a process of its own, for bench-enquiries.ts. Prints its port. */
import { openMailbox } from "../server/enquiries/testing/mailbox.ts";

const mailbox = await openMailbox();
// Only how many arrived would matter here, and the memory is needed for the others.
mailbox.beforeAccept = async () => void mailbox.mails.splice(0);
console.log(mailbox.port);
