import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { post } from '@/desk/api';
import { Header } from '@/desk/header';
import { Fault, useAnnounce } from '@/desk/notices';
import { SaveBar } from '@/desk/save-bar';
import { useMutation } from '@/desk/use-mutation';
import { type Drafts, FIELDS, type KindName, wordsOf } from './kinds';
import type { Choices, Form, Labels } from './types';
import { useForm } from './use-form';

type Props< Kind extends KindName > = {
	kind: Kind;
	/** Empty, or a copy of another. */
	blank: Drafts[ Kind ];
	choices: Choices;
	labels: Labels;
	/** The call that adds it; '' for the kind's own. */
	path?: string;
	/** What is to be known before it is added; '' for nothing. */
	notice?: string;
	onBack: () => void;
	onAdded: ( id: number ) => void;
};

/** Something new, until it is added. */
export function NewItem< Kind extends KindName >( {
	kind,
	blank,
	choices,
	labels,
	path = '',
	notice = '',
	onBack,
	onAdded,
}: Props< Kind > ) {
	const words = wordsOf()[ kind ];
	const announce = useAnnounce();
	const adding = useMutation(
		useCallback(
			( values: object ) => post< { id: number } >( path || `/inventory/${ kind }`, { values } ),
			[ kind, path ]
		)
	);
	// A copy is begun with other values than an empty one.
	const form = useForm< Drafts[ Kind ] >( `new-${ kind }-${ JSON.stringify( blank ) }`, blank, labels, adding.error );
	// One of the five forms, and the values are of its kind.
	const Fields = FIELDS[ kind ] as ComponentType< Form< Drafts[ Kind ] > >;
	const add = async () => {
		const answer = await adding.run( form.values );
		if ( answer ) {
			announce( __( 'Added. It’s live on the site.', 'coleman' ) );
			form.clear();
			onAdded( answer.results.id );
		}
	};
	return (
		<>
			<Header title={ words.add } back={ { label: words.all, onClick: onBack } } />
			<div className="coleman-desk__columns">
				<form
					className="coleman-inventory__form"
					noValidate
					onSubmit={ ( event ) => {
						event.preventDefault();
						void add();
					} }
				>
					{ notice && <p>{ notice }</p> }
					<Fault error={ adding.error } />
					<Fields
						values={ form.values }
						put={ form.put }
						label={ form.label }
						fault={ form.fault }
						choices={ choices }
					/>
					<SaveBar
						save={ words.add }
						isBusy={ adding.isBusy }
						isTouched
						onDiscard={ form.isTouched ? form.clear : undefined }
					/>
				</form>
			</div>
		</>
	);
}
