/** Written by the build (src/integrations/write-build-info.ts), checked by readBuildInfo(). */
declare module "*/build/build-info.json";
