import * as v from 'valibot';
import { nonEmptyText, slugText } from '#domain/scalar-schemas.ts';

interface VideoService {
  /** Its name as people know it. */
  readonly name: string;
  /** Where a video is watched on the service's own site. */
  readonly page: (video: string) => string;
  /** Where its player is, for a frame; it plays at once. */
  readonly player: (video: string) => string;
}

/** The services that videos may come from, with the least of tracking that each offers (T-89). */
export const VIDEO_SERVICES = {
  youtube: {
    name: 'YouTube',
    page: (video) => `https://www.youtube.com/watch?v=${video}`,
    player: (video) => `https://www.youtube-nocookie.com/embed/${video}?autoplay=1`,
  },
  vimeo: {
    name: 'Vimeo',
    page: (video) => `https://vimeo.com/${video}`,
    player: (video) => `https://player.vimeo.com/video/${video}?autoplay=1&dnt=1`,
  },
} as const satisfies Record<string, VideoService>;

/** A video of a video service. */
export const videoSchema = v.strictObject({
  /** What pages call it by: 'workshop' of 'video:workshop'. */
  id: slugText,
  /** What it shows: the name of its button, too. */
  title: nonEmptyText,
  /** Sentences below it; null = none. */
  text: v.optional(v.nullable(nonEmptyText), null),
  /** Where it is kept. */
  service: v.picklist(Object.keys(VIDEO_SERVICES) as (keyof typeof VIDEO_SERVICES)[]),
  /** What the service calls it. */
  video: v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be letters, digits, "_" and "-", as in its address')),
  /** The picture before it plays, in assets/ or an https address; null = none. */
  image: v.optional(v.nullable(nonEmptyText), null),
});
export type Video = v.InferOutput<typeof videoSchema>;

/** The origins of the players that pages with these videos may frame. */
export function getPlayerOrigins(videos: readonly Pick<Video, 'service'>[]): string[] {
  return [...new Set(videos.map(({ service }) => new URL(VIDEO_SERVICES[service].player('')).origin))];
}
