import { defineConfig } from "vitest/config";
import base, { FULL } from "./vitest.config.ts";

export default defineConfig({ ...base, test: { ...base.test, include: FULL, exclude: [] } });
