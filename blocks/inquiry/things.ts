import { __ } from '@wordpress/i18n';
import { fetchPickedAttachments, findAttachments } from '@/editor/find-attachments';
import { fetchPickedMachines, findMachines } from '@/editor/find-machines';
import { fetchPickedParts, findParts } from '@/editor/find-parts';
import { fetchPickedRentals, findRentals } from '@/editor/find-rentals';

/** What a form can be about, each with how editors find one. */
export const THINGS = {
	machine: {
		label: () => __( 'Which machine?', 'coleman' ),
		find: findMachines,
		fetchPicked: fetchPickedMachines,
	},
	attachment: {
		label: () => __( 'Which attachment?', 'coleman' ),
		find: findAttachments,
		fetchPicked: fetchPickedAttachments,
	},
	part: {
		label: () => __( 'Which part?', 'coleman' ),
		find: findParts,
		fetchPicked: fetchPickedParts,
	},
	rental: {
		label: () => __( 'Which machine for rent?', 'coleman' ),
		find: findRentals,
		fetchPicked: fetchPickedRentals,
	},
};

export type Thing = keyof typeof THINGS;

export const isThing = ( about: string ): about is Thing => about in THINGS;
