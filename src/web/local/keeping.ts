import { computed, signal } from '@preact/signals';

/** Whether the last try to use the browser's database failed, and the last one to keep a small thing. */
export const isDatabaseFailing = signal(false);
export const areItemsFailing = signal(false);

/** Whether what is done now is only remembered until the page is left. */
export const keepsNothing = computed(() => isDatabaseFailing.value || areItemsFailing.value);
