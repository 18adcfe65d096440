import { Button, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Changes } from '@/desk/use-changing';
import type { Labels } from './types';

/** Stands for the whole row. */
const ALL = '*';

type Props = { kept: string[]; labels: Labels; changes: Changes };

/** What a feed may overwrite: what was changed here is kept until somebody gives it free again. */
export function Kept( { kept, labels, changes }: Props ) {
	const isAll = kept.includes( ALL );
	const some = kept.length > 0 ? 'rest' : 'everything';
	const value = isAll ? 'nothing' : some;
	const keep = ( fields: string[] ) =>
		void changes.run( {
			path: '',
			data: { values: {}, kept: fields },
			said: __( 'Feed protection saved.', 'coleman' ),
		} );
	return (
		<section className="coleman-desk__facts">
			<h3>{ __( 'Feeds', 'coleman' ) }</h3>
			<SelectControl
				label={ __( 'Feeds can overwrite', 'coleman' ) }
				value={ value }
				options={ [
					{ value: 'everything', label: __( 'Everything', 'coleman' ) },
					...( kept.length > 0 && ! isAll
						? [ { value: 'rest', label: __( 'Everything except changes made here', 'coleman' ) } ]
						: [] ),
					{ value: 'nothing', label: __( 'Nothing', 'coleman' ) },
				] }
				disabled={ changes.isBusy }
				onChange={ ( chosen ) => chosen !== 'rest' && keep( chosen === 'nothing' ? [ ALL ] : [] ) }
				__next40pxDefaultSize
			/>
			{ ! isAll && kept.length > 0 && (
				<ul className="coleman-inventory__kept">
					{ kept.map( ( field ) => (
						<li key={ field }>
							{ labels[ field ] ?? field }
							<Button
								variant="tertiary"
								disabled={ changes.isBusy }
								accessibleWhenDisabled
								onClick={ () => keep( kept.filter( ( one ) => one !== field ) ) }
								aria-label={ sprintf(
									/* translators: %s: name of a field */
									__( 'Let feeds overwrite: %s', 'coleman' ),
									labels[ field ] ?? field
								) }
							>
								{ __( 'Allow', 'coleman' ) }
							</Button>
						</li>
					) ) }
				</ul>
			) }
			<p className="coleman-desk__help">{ __( 'Feeds won’t overwrite what you change here.', 'coleman' ) }</p>
		</section>
	);
}
