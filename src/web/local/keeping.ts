import { computed, signal } from '@preact/signals';

/** Whether the last attempt to use the browser's database failed, and the last one to store a small item. */
export const isDatabaseFailing = signal(false);
export const areItemsFailing = signal(false);

/** Whether changes are only remembered until the page is left. */
export const keepsNothing = computed(() => isDatabaseFailing.value || areItemsFailing.value);
