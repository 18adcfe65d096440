<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

use Coleman\Api\Audit\AuditKind;
use Coleman\Api\Audit\AuditRepository;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\File;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/** Lists as files, for those who may read the list. Who took which is logged, so each is a POST. */
final readonly class ExportRoutes
{
    private const TYPE = 'text/csv; charset=utf-8';

    public function __construct(private ListExports $exports, private AuditRepository $log, private Clock $clock)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            $this->route('orders', Permission::PartsDesk, fn (\WP_REST_Request $request): \Closure => $this->exports->orders(self::fields($request))),
            $this->route('rentals', Permission::RentalDesk, fn (\WP_REST_Request $request): \Closure => $this->exports->rentals(self::fields($request))),
            $this->route('leads', Permission::Leads, fn (\WP_REST_Request $request): \Closure => $this->exports->leads(self::fields($request), get_current_user_id())),
            $this->route('customers', Permission::Customers, fn (\WP_REST_Request $request): \Closure => $this->exports->customers(Input::text($request, 'search'), Input::text($request, 'filter'))),
        ];
    }

    /** @param \Closure(\WP_REST_Request<array<string, mixed>>): (\Closure(): iterable<string>) $pieces */
    private function route(string $list, Permission $may, \Closure $pieces): Route
    {
        return new Route('POST', '/desk/exports/' . $list, $may, Caching::Personal, 'desk-' . $list, self::TYPE, function (\WP_REST_Request $request) use ($list, $pieces): Reply {
            $written = $pieces($request);
            // What was searched for may be somebody's name; the language is WordPress's own.
            $filter = array_filter(array_diff_key(self::fields($request), ['search' => 0, 'after' => 0, 'per_page' => 0, '_locale' => 0]), static fn (mixed $value): bool => '' !== $value && 0 !== $value && null !== $value);
            $this->log->record(AuditKind::Export, $list, [], $filter + ['has_search' => '' !== Input::text($request, 'search')]);

            return new Reply(File::written(self::TYPE, sprintf('%s-%s.csv', $list, DealerTime::today($this->clock)), $written));
        }, sprintf('The list of %s as CSV, with its filter.', $list));
    }

    /**
     * @param \WP_REST_Request<array<string, mixed>> $request
     * @return array<string, mixed>
     */
    private static function fields(\WP_REST_Request $request): array
    {
        /** @var array<string, mixed> $fields */
        $fields = $request->get_params();

        return $fields;
    }
}
