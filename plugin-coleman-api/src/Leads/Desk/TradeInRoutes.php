<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Desk;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Leads\Lead;
use Coleman\Api\Leads\LeadEvent;
use Coleman\Api\Leads\LeadKind;
use Coleman\Api\Leads\LeadRepository;
use Coleman\Api\Leads\Pictures\LeadPicture;
use Coleman\Api\Leads\Pictures\LeadPictures;
use Coleman\Api\Staff\Actor;

/** A machine that was traded in goes from its inquiry to the inventory, with its pictures. */
final readonly class TradeInRoutes
{
    public function __construct(private LeadDeskService $desk, private LeadRepository $leads, private LeadPictures $pictures, private TradeInInventory $inventory)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        $path = '/desk/leads/(?P<id>\d{1,9})/machine';

        return [
            new Route('GET', $path, Permission::TradeIn, Caching::Personal, 'desk-lead', 'desk-trade-in', $this->draft(...), 'A traded-in machine as the form of the inventory begins with it.'),
            new Route('POST', $path, Permission::TradeIn, Caching::Personal, 'desk-trade-in-add', 'desk-trade-in-added', $this->add(...), 'Adds a traded-in machine to the inventory, with the customer’s pictures.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function draft(\WP_REST_Request $request): Reply
    {
        $lead = $this->tradeIn(Input::integer($request, 'id'));
        $typed = $lead->inquiry->details->values + ['make' => '', 'model' => '', 'modelYear' => null, 'hours' => null, 'serial' => ''];
        $make = (string) $typed['make'];
        $brand = self::known($make, $this->inventory->brands());

        return new Reply([
            'reference' => $lead->reference,
            'pictures' => count($this->pictures->ofLead($lead->id)),
            'values' => [
                'brand_id' => $brand,
                // A make that is not sold here stands before the model, for who enters it to see.
                'model' => mb_substr(0 === $brand ? trim($make . ' ' . $typed['model']) : (string) $typed['model'], 0, 100),
                'model_year' => $typed['modelYear'],
                'meter_hours' => $typed['hours'],
                'serial_number' => (string) $typed['serial'],
                'location_id' => $lead->locationId,
            ],
        ]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function add(\WP_REST_Request $request): Reply
    {
        $lead = $this->tradeIn(Input::integer($request, 'id'));
        $files = array_map(fn (LeadPicture $picture): string => $this->pictures->path($picture), $this->pictures->ofLead($lead->id));
        ['id' => $id, 'stock_number' => $number] = $this->inventory->enter(Input::fields($request, 'values'), $files, get_current_user_id());
        $this->leads->append($lead->id, LeadEvent::NOTE, Actor::staff(get_current_user_id()), [
            /* translators: %s: stock number of a machine */
            'text' => sprintf(__('Entered at the inventory with the stock number %s.', 'coleman'), $number),
        ]);

        return new Reply(['id' => $id], status: 201);
    }

    /** @throws ApiError 404 coleman_lead_not_found, 409 coleman_lead_no_trade_in */
    private function tradeIn(int $id): Lead
    {
        $lead = $this->desk->get($id);

        return LeadKind::TradeIn === $lead->kind
            ? $lead
            : throw new ApiError('coleman_lead_no_trade_in', __('This inquiry is not about a trade-in.', 'coleman'), 409);
    }

    /** @param array<int, string> $brands */
    private static function known(string $make, array $brands): int
    {
        $plain = static fn (string $name): string => preg_replace('/[^a-z0-9]/', '', strtolower($name)) ?? '';

        return '' === $plain($make) ? 0 : (int) array_search($plain($make), array_map($plain, $brands), true);
    }
}
