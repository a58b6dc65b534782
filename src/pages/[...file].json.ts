import type { APIRoute, GetStaticPaths } from "astro";
import { assessmentFile, homeCalculatorFile } from "../features/assessment/data-files";
import type { DataFile } from "../lib/data-file";

/** The data files that pages fetch. */
export const getStaticPaths: GetStaticPaths = async () => {
  const files = [await assessmentFile(), await homeCalculatorFile()];
  return files.map((file) => ({ params: { file: file.path.slice(1, -".json".length) }, props: { ...file } }));
};

export const GET: APIRoute<DataFile> = ({ props }) =>
  new Response(props.json, { headers: { "Content-Type": "application/json" } });
