import { choose, settings } from '../state/settings.ts';

/** Whether rows and columns are labelled beside the board: one of the settings. */
export const hasNames = {
  get value(): boolean {
    return settings.value.coordinates;
  },
  set value(coordinates: boolean) {
    choose({ coordinates });
  },
};
