import { execFileSync } from "node:child_process";

const CURVE = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", "-"];
const NAMES = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"];

/**
 * Creates a self-signed certificate for 127.0.0.1, by the system's OpenSSL.
 * @returns its key and the certificate, in PEM
 */
export function makeCertificate(): { key: string; cert: string } {
  const made = execFileSync("openssl", ["req", "-x509", "-days", "2", ...CURVE, ...NAMES], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [key = "", cert = ""] = made.match(/-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g) ?? [];
  return { key, cert };
}
