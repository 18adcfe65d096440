import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { telephoneUrl } from '@/rules/telephone';
import { Picture } from '@/ui/picture/picture';
import './style.css';

type Phone = { city: string; phone: string };

type OfferProps = {
	maker: string;
	model: string;
	image: string;
	/** What the picture shows. */
	name: string;
	/** In place of the picture where there are several: a gallery. */
	gallery?: ReactNode;
	/** What the plate says below its strip, in parts. */
	parts: ReactNode[];
	/** The branches that have it. */
	branches: Phone[];
	/** Whom to call where none has it. */
	others: Phone[];
	/** What there is to read of it. */
	children?: ReactNode;
};

/** Something to buy or to rent: its picture, a plate with maker, model, prices and telephones, and what there is to read. */
export function Offer( { maker, model, image, name, gallery, parts, branches, others, children }: OfferProps ) {
	return (
		<div className="coleman-offer">
			{ gallery ? (
				<div className="coleman-offer__pictures">{ gallery }</div>
			) : (
				<Picture
					className="coleman-offer__picture"
					src={ image }
					alt={ name }
					width={ 640 }
					height={ 400 }
					sizes="(width >= 50rem) 40rem, 95vw"
					loading="eager"
				/>
			) }
			<div className="coleman-offer__side">
				<div className="coleman-offer__plate">
					<p className="coleman-offer__strip">
						<span>{ maker }</span>
						<span className="coleman-offer__model">{ model }</span>
					</p>
					{ parts.map( ( part, index ) => (
						<div key={ `${ index }` } className="coleman-offer__part">
							{ part }
						</div>
					) ) }
					<div className="coleman-offer__part">
						<p className="coleman-offer__label">
							{ branches.length
								? __( 'At these branches', 'coleman' )
								: __( 'Not at a branch right now. Call us and we’ll find one:', 'coleman' ) }
						</p>
						<ul className="coleman-offer__phones">
							{ ( branches.length ? branches : others ).map( ( { city, phone } ) => (
								<li key={ city } className="coleman-offer__branch">
									<span>{ city }</span>
									<a className="coleman-offer__phone" href={ telephoneUrl( phone ) }>
										{ phone }
									</a>
								</li>
							) ) }
						</ul>
					</div>
				</div>
			</div>
			<div className="coleman-offer__more">{ children }</div>
		</div>
	);
}
