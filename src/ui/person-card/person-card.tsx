import { optional, shape, string, integer } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { telephoneUrl } from '@/rules/telephone';
import './style.css';

/** Of a salesman, in the shape of the API, what is shown. */
export const personShape = shape( {
	name: string,
	jobTitle: string,
	email: string,
	phone: string,
	/** Address of the page about them; the name is no link without it. */
	permalink: optional( string ),
	picture: string,
	territory: string,
	location_id: integer,
} );

export const personCardProps = personShape;

export type Person = TypeOf< typeof personShape >;

/** A salesman in a list, with every way to reach them. */
export function PersonCard( { name, jobTitle, email, phone, permalink, picture, territory }: Person ) {
	// A long address breaks before its @.
	const [ , user, host ] = /^([^@]*)(.*)$/s.exec( email ) ?? [];
	return (
		<div className="coleman-person-card">
			<img
				className="coleman-person-card__picture"
				src={ picture }
				alt=""
				width={ 96 }
				height={ 96 }
				loading="lazy"
				decoding="async"
			/>
			<div className="coleman-person-card__about">
				<p className="coleman-person-card__name">{ permalink ? <a href={ permalink }>{ name }</a> : name }</p>
				<p className="coleman-person-card__job">{ jobTitle }</p>
				{ territory && <p className="coleman-person-card__territory">{ territory }</p> }
				{ phone && (
					<a className="coleman-person-card__reach" href={ telephoneUrl( phone ) }>
						{ phone }
					</a>
				) }
				{ email && (
					<a className="coleman-person-card__reach" href={ `mailto:${ email }` }>
						<span>
							{ user }
							<wbr />
							{ host }
						</span>
					</a>
				) }
			</div>
		</div>
	);
}
