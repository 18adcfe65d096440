<?php

declare(strict_types=1);

/**
 * What the Site Editor calls the templates of the dealership's pages, and when each is used. Without this their file
 * names would stand there.
 */

namespace Coleman\Theme;

/**
 * WordPress asks for each template of a page, and there are a hundred sentences to translate.
 *
 * @param array<string, array{title: string, description: string}> $types WordPress's own, by the template's slug
 * @return array<string, array{title: string, description: string}>
 */
function template_types(array $types): array
{
    /** @var array<string, array<string, array{title: string, description: string}>> $ours by language */
    static $ours = [];

    return $types + ($ours[determine_locale()] ??= own_template_types());
}

/** @return array<string, array{title: string, description: string}> by the template's slug */
function own_template_types(): array
{
    $type = static fn (string $title, string $description): array => ['title' => $title, 'description' => $description];

    return [
        'attachments' => $type(__('Attachments', 'coleman'), __('All attachments, with categories and manufacturers.', 'coleman')),
        'attachments-category' => $type(__('Attachment category', 'coleman'), __('The attachments of one category.', 'coleman')),
        'attachments-vendor' => $type(__('Attachment manufacturer', 'coleman'), __('The attachments of one manufacturer.', 'coleman')),
        'attachment-detail' => $type(__('Attachment', 'coleman'), __('One attachment.', 'coleman')),
        'equipment-new' => $type(__('New equipment', 'coleman'), __('The categories of new machines.', 'coleman')),
        'equipment-new-category' => $type(__('New equipment category', 'coleman'), __('The new machines of one category.', 'coleman')),
        'equipment-new-detail' => $type(__('New machine', 'coleman'), __('One new machine.', 'coleman')),
        'equipment-used' => $type(__('Used equipment', 'coleman'), __('All used machines.', 'coleman')),
        'equipment-used-category' => $type(__('Used equipment category', 'coleman'), __('The used machines of one category.', 'coleman')),
        'equipment-used-detail' => $type(__('Used machine', 'coleman'), __('One used machine, with its inquiry form.', 'coleman')),
        'equipment-compare' => $type(__('Compare machines', 'coleman'), __('Up to four machines side by side.', 'coleman')),
        'equipment-gone' => $type(__('Machine sold', 'coleman'), __('For a machine that is no longer for sale.', 'coleman')),
        'models' => $type(__('Parts diagrams', 'coleman'), __('All models with parts diagrams, to choose from.', 'coleman')),
        'unit-model' => $type(__('Model diagrams', 'coleman'), __('The parts diagrams of a model.', 'coleman')),
        'ask' => $type(__('Question', 'coleman'), __('A form to ask about one part, machine, attachment or rental.', 'coleman')),
        'tell-me' => $type(__('Tell me when', 'coleman'), __('A form to be told of a part in stock, a lower price or new machines.', 'coleman')),
        'tell-me-confirm' => $type(__('Confirm to be told', 'coleman'), __('For the link in the email that asks to confirm.', 'coleman')),
        'tell-me-stop' => $type(__('What we email you about', 'coleman'), __('For the link in emails that tell of something: to stop them.', 'coleman')),
        'part' => $type(__('Part', 'coleman'), __('One part, with price, stock and where it is used.', 'coleman')),
        'parts-category' => $type(__('Part family', 'coleman'), __('The parts of one family.', 'coleman')),
        'quick-order' => $type(__('Quick order', 'coleman'), __('An order sheet for part numbers.', 'coleman')),
        'search-catalogue' => $type(__('Catalog search', 'coleman'), __('What was found among parts and machines.', 'coleman')),
        'rental' => $type(__('Rental equipment', 'coleman'), __('The rental categories.', 'coleman')),
        'rental-items' => $type(__('Rental category', 'coleman'), __('The rental machines of one category.', 'coleman')),
        'rental-detail' => $type(__('Rental machine', 'coleman'), __('One rental machine, with rates and calendar.', 'coleman')),
        'rental-request' => $type(__('Rental request', 'coleman'), __('The form to request a rental.', 'coleman')),
        'rental-confirmation' => $type(__('Rental confirmation', 'coleman'), __('After a rental request was sent.', 'coleman')),
        'locations' => $type(__('Locations', 'coleman'), __('All branches, with map and hours.', 'coleman')),
        'location' => $type(__('Branch', 'coleman'), __('One branch.', 'coleman')),
        'salesmen' => $type(__('Sales team', 'coleman'), __('All salespeople, by ZIP code.', 'coleman')),
        'salesman' => $type(__('Salesperson', 'coleman'), __('One salesperson.', 'coleman')),
        'cart' => $type(__('Cart', 'coleman'), __('The cart and what is saved for later.', 'coleman')),
        'cart-quote' => $type(__('Quote of a cart', 'coleman'), __('The cart as a sheet to print or hand on.', 'coleman')),
        'checkout' => $type(__('Checkout', 'coleman'), __('From the cart to an order.', 'coleman')),
        'order-summary' => $type(__('Order confirmation', 'coleman'), __('After an order was placed.', 'coleman')),
        'order-view' => $type(__('Order', 'coleman'), __('An order of a signed-in customer.', 'coleman')),
        'order-quote' => $type(__('Quote', 'coleman'), __('A quote that waits for the customer’s answer.', 'coleman')),
        'order-lookup' => $type(__('Order lookup', 'coleman'), __('A guest asks for a link to an order.', 'coleman')),
        'my-account' => $type(__('My account', 'coleman'), __('The first page of a signed-in customer.', 'coleman')),
        'my-orders' => $type(__('My orders', 'coleman'), __('The orders of a customer.', 'coleman')),
        'my-lists' => $type(__('My lists', 'coleman'), __('The lists of parts of a customer.', 'coleman')),
        'saved-list' => $type(__('List of parts', 'coleman'), __('One list of a customer.', 'coleman')),
        'list-gone' => $type(__('List not shared', 'coleman'), __('For the link of a list that is not, or no longer, shared.', 'coleman')),
        'shared-list' => $type(__('Shared list', 'coleman'), __('A list of parts that a customer shared by its link.', 'coleman')),
        'my-people' => $type(__('My people', 'coleman'), __('Who shares the account of a customer.', 'coleman')),
        'account-invitation' => $type(__('Invitation to an account', 'coleman'), __('For the link in the email that invites someone to an account.', 'coleman')),
        'my-addresses' => $type(__('My addresses', 'coleman'), __('The addresses of a customer.', 'coleman')),
        'customer-address' => $type(__('Address form', 'coleman'), __('A customer adds or changes an address.', 'coleman')),
        'customer-edit' => $type(__('Profile form', 'coleman'), __('A customer changes name, email address or password.', 'coleman')),
        'my-watches' => $type(__('My notices', 'coleman'), __('What a customer is told by email.', 'coleman')),
        'pay-methods' => $type(__('Payment methods', 'coleman'), __('How a customer may pay.', 'coleman')),
        'login' => $type(__('Sign in', 'coleman'), __('Customers sign in here.', 'coleman')),
        'logout' => $type(__('Log out', 'coleman'), __('Customers confirm that they leave.', 'coleman')),
        'register' => $type(__('Register', 'coleman'), __('A new customer account.', 'coleman')),
        'confirm-email' => $type(__('Confirm email', 'coleman'), __('The link in the email leads here.', 'coleman')),
        'forgot-password' => $type(__('Forgot password', 'coleman'), __('A customer asks for a new password.', 'coleman')),
        'reset-password' => $type(__('Reset password', 'coleman'), __('A customer chooses a new password.', 'coleman')),
        'gone' => $type(__('Page removed', 'coleman'), __('For addresses whose page no longer exists.', 'coleman')),
    ];
}
