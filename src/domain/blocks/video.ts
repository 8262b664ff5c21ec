import * as v from 'valibot';
import { nonEmptyText, slugText } from '#domain/scalar-schemas.ts';

interface VideoService {
  /** The name of the service, as visitors know it. */
  readonly name: string;
  /** The address of a video's page on the service's own site. */
  readonly page: (video: string) => string;
  /** The address of the player for an iframe; it starts playing immediately. */
  readonly player: (video: string) => string;
}

/** The supported video services, each set up to track visitors as little as it allows (T-89). */
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

/** A video hosted by a video service. */
export const videoSchema = v.strictObject({
  /** The name that pages refer to it by: 'workshop' in 'video:workshop'. */
  id: slugText,
  /** The title, which is also the label of the play button. */
  title: nonEmptyText,
  /** Text below the video; null = none. */
  text: v.optional(v.nullable(nonEmptyText), null),
  /** The service that hosts it. */
  service: v.picklist(Object.keys(VIDEO_SERVICES) as (keyof typeof VIDEO_SERVICES)[]),
  /** The service's id of the video. */
  video: v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be letters, digits, "_" and "-", as in its address')),
  /** The picture before it plays, in assets/ or an https address; null = none. */
  image: v.optional(v.nullable(nonEmptyText), null),
});
export type Video = v.InferOutput<typeof videoSchema>;

/** The origins of the players, for the frame policy of pages with these videos. */
export function getPlayerOrigins(videos: readonly Pick<Video, 'service'>[]): string[] {
  return [...new Set(videos.map(({ service }) => new URL(VIDEO_SERVICES[service].player('')).origin))];
}
