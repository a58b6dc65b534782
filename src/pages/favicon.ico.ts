import { drawFavicon } from "../seo/icons.tsx";

export const GET = async () => new Response(await drawFavicon());
