import * as v from 'valibot';

export const imagesSchema = v.pipe(
  v.strictObject({
    /** The service that resizes pictures. */
    provider: v.optional(v.picklist(['netlify', 'cloudinary', 'none']), 'netlify'),
    /** The cloud name of your Cloudinary account, which must allow fetching from the hosts of the pictures. */
    cloudName: v.optional(
      v.pipe(v.string(), v.regex(/^[a-z0-9_-]+$/i, 'must be a cloud name, such as "example"')),
    ),
    /** The quality of pictures, from 1 to 100. At the sizes of our pages, 45 looks the same as more. */
    quality: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 45),
  }),
  v.check(
    ({ provider, cloudName }) => provider !== 'cloudinary' || cloudName !== undefined,
    'must name the "cloudName" where the provider is "cloudinary"',
  ),
);
