<?php

/**
 * Plugin Name: Coleman planted fault: cart
 * Description: Keeps the cart as one thing: reads all of it, changes it, writes all of it. No part of the product; the checker must find it.
 */

declare(strict_types=1);

require_once __DIR__ . '/plant.php';

coleman_plant('Coleman\\Api\\Cart\\CartRepository', [
    'open' => <<<'PHP'
        $known = $this->find($owner);
        if (null !== $known) {
            $GLOBALS['coleman_planted_cart'] = $this->connection->rows('SELECT cart_id, part_id, custom_key, customer_part_number, customer_part_description, quantity, seen_price_cents FROM {cart_items} WHERE cart_id = %d', [$known->id]);

            return $known->id;
        }
    PHP,
    'finalizeWrite' => <<<'PHP'
        $before = $GLOBALS['coleman_planted_cart'] ?? null;
        if (is_array($before)) {
            $added = $this->connection->rows('SELECT cart_id, part_id, custom_key, customer_part_number, customer_part_description, quantity, seen_price_cents FROM {cart_items} WHERE cart_id = %d ORDER BY id DESC LIMIT 1', [$cartId]);
            $this->connection->execute('DELETE FROM {cart_items} WHERE cart_id = %d', [$cartId]);
            $this->connection->insertMany('cart_items', array_values(array_column([...$before, ...$added], null, 'part_id')));
            $GLOBALS['coleman_planted_cart'] = null;
        }
    PHP,
]);
