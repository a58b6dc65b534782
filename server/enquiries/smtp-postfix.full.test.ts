import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import PostalMime from "postal-mime";
import { expect, it, onTestFinished } from "vitest";
import { makeCertificate } from "../../tests/support/certificate.ts";
import { createSmtpEndpoint } from "../../tests/support/endpoint.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";

const PASSWORD = "s@/?#%40:cret";
/** Debian's ids of the user and group nobody, the owner of the mailbox. */
const NOBODY = 65_534;

const missing = ["postfix", "saslpasswd2", "openssl"].filter((program) => spawnSync(program, ["-h"]).error);
const isRoot = process.getuid?.() === 0;
const reason = [missing.length && `missing: ${missing.join(", ")}`, !isRoot && "it starts as root only"]
  .filter(Boolean)
  .join("; ");

const run = (program: string, args: readonly string[], input = "") =>
  execFileSync(program, args, { encoding: "utf8", input, stdio: "pipe" });

/** Starts Postfix on a free port of this machine, with all its files in a temporary folder. */
async function startPostfix() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "postfix-"));
  chmodSync(folder, 0o755);
  for (const name of ["config/sasl", "queue", "data", "mail"]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  const config = join(folder, "config");
  const { key, cert } = makeCertificate();
  writeFileSync(join(config, "certificate.pem"), `${key}\n${cert}\n`);
  const passwords = join(config, "sasl/passwords");
  run("saslpasswd2", ["-p", "-c", "-f", passwords, "-u", "mail.example.com", "website"], PASSWORD);
  writeFileSync(
    join(config, "sasl/smtpd.conf"),
    `pwcheck_method: auxprop\nauxprop_plugin: sasldb\nmech_list: PLAIN LOGIN\nsasldb_path: ${passwords}\n`,
  );
  const user = Number(run("id", ["-u", "postfix"]));
  for (const path of [passwords, join(folder, "data")]) chownSync(path, user, user);
  chownSync(join(folder, "mail"), NOBODY, NOBODY);
  // See postconf(5).
  const settings = `compatibility_level = 3.6
myhostname = mail.example.com
queue_directory = ${folder}/queue
data_directory = ${folder}/data
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
alias_maps =
mydestination =
virtual_mailbox_domains = example.com
virtual_mailbox_base = ${folder}
virtual_mailbox_maps = static:mail/
virtual_uid_maps = static:${NOBODY}
virtual_gid_maps = static:${NOBODY}
smtpd_tls_security_level = encrypt
smtpd_tls_auth_only = yes
smtpd_tls_chain_files = ${config}/certificate.pem
smtpd_sasl_auth_enable = yes
smtpd_relay_restrictions = permit_sasl_authenticated, reject
smtpd_recipient_restrictions = permit_sasl_authenticated, reject
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
`;
  writeFileSync(join(config, "main.cf"), settings);
  const services = readFileSync("/usr/share/postfix/master.cf.dist", "utf8");
  writeFileSync(join(config, "master.cf"), services.replace(/^smtp(?= +inet)/m, `127.0.0.1:${port}`));
  run("postconf", ["-c", config, "-F", "*/*/chroot=n"]);
  run("postfix", ["-c", config, "start"]);
  return {
    port,
    cert,
    mails: () => globSync(join(folder, "mail/new/*")).map((file) => readFileSync(file, "utf8")),
    close: () => {
      run("postfix", ["-c", config, "stop"]);
      rmSync(folder, { recursive: true });
    },
  };
}

it.skipIf(reason)(
  `a mail arrives in a mailbox of Postfix, by TLS and a password${reason && ` (${reason})`}`,
  async () => {
    const postfix = await startPostfix();
    onTestFinished(() => postfix.close());
    setDefaultCACertificates([...getCACertificates("default"), postfix.cert]);
    const login = { SMTP_USER: "website", SMTP_PASSWORD: PASSWORD };
    const { send, lines } = createSmtpEndpoint(postfix.port, { ...login, SMTP_SECURITY: "starttls" });
    const response = await send(HOME);
    expect(response.status).toBe(201);
    const { reference } = (await response.json()) as { reference: string };
    expect(lines.join()).not.toContain(PASSWORD);
    await expect.poll(() => postfix.mails()).toHaveLength(1);
    const mail = await PostalMime.parse(postfix.mails()[0] ?? "");
    expect(mail.subject).toBe(`Inquiry from ${HOME.company} [${reference}]`);
    expect(mail.text).toContain(HOME.message);
    expect(mail.headers.find(({ key }) => key === "received")?.value).toMatch(/with ESMTPSA/);
  },
);
