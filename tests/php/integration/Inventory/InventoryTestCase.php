<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Inventory;

use Coleman\Api\Database\Connection;
use Coleman\Api\Search\CompositeId;
use Coleman\Api\Search\Kind;
use Coleman\Tests\Integration\TestCase;

/** Staff at the inventory desk. What a test changes of the demo is put back as it was. */
abstract class InventoryTestCase extends TestCase
{
    private const TABLES = ['machines', 'item_images', 'image_sets', 'image_changes', 'rental_classes', 'rental_units', 'locations', 'salesmen', 'salesman_zipcodes'];

    /** @var array<string, list<array<string, string|null>>> the demo's rows */
    private static array $demo = [];

    /** @var list<int> */
    private array $users = [];

    protected int $staff = 0;

    protected function setUp(): void
    {
        parent::setUp();
        foreach (['kept_fields', 'inventory_events', 'salesman_slugs', 'rental_days'] as $table) {
            $this->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        foreach (self::TABLES as $table) {
            self::$demo[$table] ??= $this->connection()->rows(sprintf('SELECT * FROM {%s}', $table));
        }
        $this->staff = $this->user('coleman_rental_desk');
        wp_set_current_user($this->staff);
    }

    protected function tearDown(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        array_map(wp_delete_user(...), $this->users);
        // What was written stands in the history; a refusal has left nothing to put back.
        $events = $this->connection()->rows('SELECT DISTINCT kind, item_id FROM {inventory_events}');
        if ([] !== $events) {
            $this->putBack($events);
        }
        parent::tearDown();
    }

    /** @param list<array<string, string|null>> $events */
    private function putBack(array $events): void
    {
        foreach (self::TABLES as $table) {
            $this->connection()->execute(sprintf('DELETE FROM {%s}', $table));
            $this->connection()->insertMany($table, self::$demo[$table]);
        }
        foreach (['kept_fields', 'inventory_events', 'salesman_slugs', 'rental_days'] as $table) {
            $this->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $indexed = ['machine' => CompositeId::MACHINE, 'class' => CompositeId::RENTAL];
        $ids = [];
        foreach ($events as $row) {
            if (isset($indexed[(string) $row['kind']])) {
                $ids[] = CompositeId::encode($indexed[(string) $row['kind']], (int) $row['item_id']);
            }
        }
        $this->modules()->search->index()->put($ids, Kind::Equipment);
    }

    protected function connection(): Connection
    {
        return $this->modules()->foundation->connection();
    }

    protected function user(string $role): int
    {
        $id = wp_insert_user(['user_login' => uniqid('inventory-'), 'user_pass' => 'x', 'user_email' => uniqid() . '@example.com', 'display_name' => 'Dana at the desk', 'role' => $role]);
        self::assertIsInt($id);

        return $this->users[] = $id;
    }

    /**
     * @param array<string, mixed> $values
     * @param list<string>|null $kept
     */
    protected function change(string $kind, int $id, array $values, int $version = 0, ?array $kept = null): \WP_REST_Response
    {
        return $this->call('POST', "/desk/inventory/{$kind}/{$id}", ['values' => $values, 'version' => $version] + (null === $kept ? [] : ['kept' => $kept]));
    }

    /**
     * An item, after a call that must have worked.
     *
     * @return array<string, mixed>
     */
    protected function item(\WP_REST_Response $response): array
    {
        $body = $this->body($response);
        self::assertContains($response->get_status(), [200, 201], (string) wp_json_encode($body));
        self::assertIsArray($body['results']);
        $item = array_combine(array_map(strval(...), array_keys($body['results'])), $body['results']);
        self::assertIsArray($item['values']);

        return $item;
    }

    /** @return array<string, string> the sentences of a refusal, by field */
    protected function faults(\WP_REST_Response $response): array
    {
        self::assertSame(400, $response->get_status());
        $data = $this->body($response)['data'];
        self::assertIsArray($data);
        self::assertIsArray($data['params']);

        /** @var array<string, string> $faults */
        $faults = $data['params'];

        return $faults;
    }
}
