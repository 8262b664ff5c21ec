import { join } from 'node:path';

/**
 * Finished photographs of invented vehicles, 1,200 x 800: `<shape>-<face>-<paint>-<view>.webp`, and of cabins, which many vehicles
 * share, `<cabin>-<cloth>-<view>.webp`. Made by our own renderer; no face resembles that of a real make.
 */
export const PHOTOS_FOLDER = join(import.meta.dirname, 'photos');

const FOLDER_URL = '/assets/photos/';

/** The address of a photograph in stock data, by its name without an ending. */
export const getPhotoUrl = (name: string): string => `${FOLDER_URL}${name}.webp`;

/** The file of a photograph by its address in stock data. */
export const photographFile = (url: string): string => join(PHOTOS_FOLDER, url.slice(FOLDER_URL.length));
