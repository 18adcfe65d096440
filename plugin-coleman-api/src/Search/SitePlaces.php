<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Locations\HoursText;
use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Models\ModelUrls;
use Coleman\Api\Sales\Salesman;
use Coleman\Api\Sales\SalesmanRepository;

/**
 * Pages that are no posts of WordPress: branches, people of the sales team, and the site's own, such as quick order.
 *
 * @phpstan-type Place array{Url: string, Title: string, Description: string, Names: string, About: string}
 */
final readonly class SitePlaces
{
    /** The site's own pages before branches before people before WordPress's. */
    private const WANTED = [CompositeId::OWN => 4, CompositeId::BRANCHES => 3, CompositeId::PEOPLE => 2];

    /**
     * @param \Closure(): LocationRepository $locations asked each time, for an index that is written after a branch has changed
     * @param \Closure(): SalesmanRepository $team made when one of them is asked for
     */
    public function __construct(private \Closure $locations, private \Closure $team)
    {
    }

    /** @return list<int> ids as Kind::Page knows them, ascending */
    public function ids(): array
    {
        $ids = array_keys($this->places([CompositeId::BRANCHES, CompositeId::PEOPLE, CompositeId::OWN]));
        sort($ids);

        return $ids;
    }

    /**
     * @param list<int> $ids
     * @return array<int, Place> schema/search-page.json by id, in the order asked, with what each is found by
     */
    public function byIds(array $ids): array
    {
        $places = $this->places(array_keys(array_diff_key(CompositeId::byType($ids), [CompositeId::POSTS => true])));
        $found = [];
        foreach ($ids as $id) {
            if (isset($places[$id])) {
                $found[$id] = $places[$id]();
            }
        }

        return $found;
    }

    /**
     * @param list<int> $ids
     * @return list<Document>
     */
    public function documents(array $ids): array
    {
        $documents = [];
        foreach ($this->byIds($ids) as $id => $place) {
            $documents[] = Document::create($id, RankedId::encode($id, self::WANTED[CompositeId::type($id)] ?? 0), [
                Document::TITLE => Words::indexed($place['Title'] . ' ' . $place['Names']),
                Document::FAMILY => Words::indexed($place['About']),
                Document::TEXT => Words::indexed($place['Description']),
            ]);
        }

        return $documents;
    }

    /**
     * @param list<int> $types
     * @return array<int, \Closure(): Place> by id; made when it is asked for, since an upgrade asks for ids before translations are there
     */
    private function places(array $types): array
    {
        $places = [];
        if ([] === $types) {
            return [];
        }
        $locations = ($this->locations)();
        foreach (in_array(CompositeId::BRANCHES, $types, true) ? $locations->all() : [] as $branch) {
            $places[CompositeId::encode(CompositeId::BRANCHES, $branch->id)] = static fn (): array => self::branch($branch);
        }
        foreach (in_array(CompositeId::PEOPLE, $types, true) ? ($this->team)()->all() : [] as $person) {
            $places[CompositeId::encode(CompositeId::PEOPLE, $person->id)] = static fn (): array => self::person($person, $locations->byId($person->locationId)->city ?? '');
        }
        foreach (in_array(CompositeId::OWN, $types, true) ? self::own() : [] as $number => $place) {
            $places[CompositeId::encode(CompositeId::OWN, $number)] = $place;
        }

        return $places;
    }

    /** @return Place */
    private static function branch(Location $branch): array
    {
        return [
            'Url' => $branch->url(),
            /* translators: title of the page about a branch. 1: city, 2: state. */
            'Title' => sprintf(__('%1$s, %2$s', 'coleman'), $branch->city, $branch->state),
            /* translators: of a branch among what a search found. 1: street address, 2: telephone, 3: opening hours. */
            'Description' => sprintf(__('Branch: %1$s, phone %2$s. %3$s', 'coleman'), $branch->address, $branch->phone, [] === $branch->hours ? str_replace("\n", '; ', $branch->hoursText) : HoursText::translated($branch->hours)),
            'Names' => 'branch store location hours open opening closed directions address map phone dealer dealership coleman equipment',
            'About' => implode(' ', [$branch->territory, $branch->postalCode, $branch->phone, preg_replace('/\D/', '', $branch->phone), 'saturday sunday holiday near nearby contact']),
        ];
    }

    /** @return Place */
    private static function person(Salesman $person, string $city): array
    {
        return [
            'Url' => $person->url(),
            'Title' => $person->name,
            'Description' => implode(', ', array_filter([$person->jobTitle, $city, $person->territory, $person->phone])),
            'Names' => '',
            'About' => implode(' ', [$person->jobTitle, $city, $person->territory, 'salesman salesperson sales rep team contact phone']),
        ];
    }

    /** @return array<int, \Closure(): Place> by a number that stays */
    private static function own(): array
    {
        // English words that visitors type, whatever language a page is in.
        $place = static fn (string $url, string $title, string $names): array => ['Url' => $url, 'Title' => $title, 'Description' => '', 'Names' => $names, 'About' => ''];

        return [
            1 => static fn (): array => $place('/locations/', __('Locations', 'coleman'), 'location branch store hours open opening directions address map phone'),
            2 => static fn (): array => $place('/sales-team/', __('Sales Team', 'coleman'), 'sales team staff people salesman salesmen salesperson rep'),
            3 => static fn (): array => $place('/rental/', __('Rental Equipment', 'coleman'), 'rental rent hire equipment rate'),
            4 => static fn (): array => $place('/equipment/new/', __('New Equipment', 'coleman'), 'new equipment machine inventory'),
            5 => static fn (): array => $place('/equipment/used/', __('Used Equipment', 'coleman'), 'used equipment machine inventory preowned'),
            6 => static fn (): array => $place('/equipment/implements-attachments/', __('Attachments and Implements', 'coleman'), 'attachment implement'),
            7 => static fn (): array => $place('/parts/quick-order', __('Quick order', 'coleman'), 'quick order part list bulk paste'),
            8 => static fn (): array => $place('/order-lookup', __('Find your order', 'coleman'), 'find track tracking lookup order status where my'),
            9 => static fn (): array => $place('/customer/login', __('Customer Login', 'coleman'), 'customer login log in sign account password'),
            10 => static fn (): array => $place('/customer/create', __('Create an account', 'coleman'), 'create account register sign up'),
            11 => static fn (): array => $place('/customer/orders', __('Your orders', 'coleman'), 'my your order history'),
            12 => static fn (): array => $place(ModelUrls::FINDER, __('Parts diagrams', 'coleman'), 'part parts diagram schematic book exploded view find model'),
        ];
    }
}
