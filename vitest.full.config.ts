import { defineConfig } from "vitest/config";
import base, { FULL } from "./vitest.config.ts";

const { projects: _, exclude: __, ...test } = base.test ?? {};

export default defineConfig({ ...base, test: { ...test, include: FULL } });
