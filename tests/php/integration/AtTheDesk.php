<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration;

/** For tests with somebody at a desk. What they are called with is as the screens call it. */
trait AtTheDesk
{
    /** @var array<string, int> users by role */
    private static array $staff = [];

    public static function tearDownAfterClass(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        array_map(wp_delete_user(...), self::$staff);
        self::$staff = [];
        parent::tearDownAfterClass();
    }

    protected function as(string $role): int
    {
        self::$staff[$role] ??= self::user($role);
        wp_set_current_user(self::$staff[$role]);

        return self::$staff[$role];
    }

    /**
     * A call of the desk that succeeds.
     *
     * @param array<string, mixed> $parameters
     * @return array<mixed> its results
     */
    protected function desk(string $method, string $path, array $parameters = [], int $status = 200): array
    {
        $response = $this->call($method, '/desk' . $path, $parameters);
        $body = $this->body($response);
        self::assertSame($status, $response->get_status(), (string) wp_json_encode($body));
        self::assertIsArray($body['results']);

        return $body['results'];
    }

    /**
     * A call of the desk that is refused.
     *
     * @param array<string, mixed> $parameters
     * @return array<mixed> its data
     */
    protected function refused(int $status, string $code, string $method, string $path, array $parameters = []): array
    {
        $response = $this->call($method, '/desk' . $path, $parameters);
        $body = $this->body($response);
        self::assertSame([$status, $code], [$response->get_status(), $body['code'] ?? ''], (string) wp_json_encode($body));

        return is_array($body['data']) ? $body['data'] : [];
    }

    /** @return list<string> kinds of the mails that were queued, first first */
    protected function mails(): array
    {
        return array_map(
            static fn (array $row): string => (string) $row['kind'],
            $this->modules()->foundation->connection()->rows('SELECT kind FROM {outbox} ORDER BY id'),
        );
    }

    private static function user(string $role): int
    {
        $id = wp_insert_user(['user_login' => 'desk-' . $role, 'user_pass' => wp_generate_password(), 'user_email' => 'desk-' . $role . '@example.com', 'display_name' => 'Dee ' . $role, 'role' => $role]);
        self::assertIsInt($id);

        return $id;
    }
}
