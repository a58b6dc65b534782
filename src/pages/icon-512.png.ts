import { drawIcon } from "../seo/icons.tsx";

export const GET = async () => new Response(await drawIcon(512));
